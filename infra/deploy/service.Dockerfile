# One image for each service, and one for operators' commands, from the root of the project:
#   docker build -f infra/deploy/service.Dockerfile --build-arg SERVICE=svc-gateway -t site/svc-gateway .
# SERVICE: svc-gateway, svc-content, svc-leads or operations. NODE_IMAGE: any image with Node 24 (20.19 or later works) and npm.
ARG NODE_IMAGE=node:24-bookworm-slim

FROM ${NODE_IMAGE} AS build
WORKDIR /site
COPY . .
RUN npm ci --ignore-scripts --no-progress
RUN npm run --silent site -- build-services
# What the image is made of (SECURITY.md, "Dependencies and the runtime").
RUN npm sbom --sbom-format cyclonedx --omit dev >sbom.json

FROM ${NODE_IMAGE}
ARG SERVICE
WORKDIR /app
COPY --from=build /site/infra/deploy/dist/${SERVICE} /site/sbom.json ./
ENV NODE_ENV=production HOST=0.0.0.0 PORT=8080 NODE_OPTIONS=--enable-source-maps
# Where gateways read what front-ends.Dockerfile deploys; a volume mounted here takes over the owner.
RUN mkdir -p /remotes && chown 10001:10001 /remotes
USER 10001:10001
EXPOSE 8080
HEALTHCHECK --interval=10s --timeout=3s --start-period=20s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/health/live`).then(r => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
ENTRYPOINT ["node", "main.mjs"]
