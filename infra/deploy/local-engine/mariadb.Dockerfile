# A database image from Debian's packages, for machines that can pull none. Honours the MYSQL_* variables of the
# official images as far as the runner and the tests use them.
FROM site-local/debian:bookworm
RUN apt-get update -qq \
 && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends mariadb-server \
 && rm -rf /var/lib/apt/lists/* /var/lib/mysql/*
COPY mariadb-entrypoint.sh /usr/local/bin/entrypoint
VOLUME /var/lib/mysql
EXPOSE 3306
ENTRYPOINT ["/bin/sh", "/usr/local/bin/entrypoint"]
CMD []
