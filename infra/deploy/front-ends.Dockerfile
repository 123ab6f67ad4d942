# What deploys front ends: builds the units it is told to, checks them against what is live, and flips the registry.
#   docker build -f infra/deploy/front-ends.Dockerfile -t site/front-ends .
#   docker run --rm -v site_remotes:/remotes site/front-ends mf-blog        one, or `all`
ARG NODE_IMAGE=node:24-bookworm-slim

FROM ${NODE_IMAGE} AS build
WORKDIR /site
COPY . .
RUN npm ci --ignore-scripts --no-progress

FROM ${NODE_IMAGE}
WORKDIR /site
COPY --from=build --chown=10001:10001 /site ./
ENV REMOTES_DIR=/remotes HOME=/tmp
RUN mkdir -p /remotes && chown 10001:10001 /remotes
USER 10001:10001
VOLUME /remotes
ENTRYPOINT ["node", "--import", "@site/typescript", "infra/federation/src/cli.ts", "deploy"]
CMD ["all"]
