# A NATS image from Debian's packages, for machines that can pull none. Takes the arguments of the official image.
FROM site-local/debian:bookworm
RUN apt-get update -qq \
 && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends nats-server \
 && rm -rf /var/lib/apt/lists/*
RUN mkdir -p /data && chown nobody /data
COPY nats-entrypoint.sh /usr/local/bin/entrypoint
USER nobody
EXPOSE 4222 8222
ENTRYPOINT ["/bin/sh", "/usr/local/bin/entrypoint"]
CMD ["--jetstream", "--store_dir", "/data"]
