#!/bin/sh
# Initialises an empty data folder, then serves. The init file is run before the port opens, so that a listening
# port means a database that is ready.
set -eu
data=/var/lib/mysql
mkdir -p "$data" /run/mysqld
chown mysql:mysql "$data" /run/mysqld

quoted() { printf "%s" "$1" | sed "s/\\\\/\\\\\\\\/g; s/'/''/g"; }

if [ ! -d "$data/mysql" ]; then
  mariadb-install-db --user=mysql --datadir="$data" --skip-test-db --auth-root-authentication-method=normal >/dev/null
  init=$(mktemp)
  {
    password=$(quoted "${MYSQL_ROOT_PASSWORD:-}")
    printf "ALTER USER 'root'@'localhost' IDENTIFIED BY '%s';\n" "$password"
    printf "CREATE USER IF NOT EXISTS 'root'@'%%' IDENTIFIED BY '%s';\n" "$password"
    printf "GRANT ALL PRIVILEGES ON *.* TO 'root'@'%%' WITH GRANT OPTION;\n"
    if [ -n "${MYSQL_DATABASE:-}" ]; then
      printf "CREATE DATABASE IF NOT EXISTS \`%s\` CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci;\n" "$MYSQL_DATABASE"
    fi
    if [ -n "${MYSQL_USER:-}" ]; then
      printf "CREATE USER IF NOT EXISTS '%s'@'%%' IDENTIFIED BY '%s';\n" "$MYSQL_USER" "$(quoted "${MYSQL_PASSWORD:-}")"
      printf "GRANT ALL PRIVILEGES ON \`%s\`.* TO '%s'@'%%';\n" "${MYSQL_DATABASE:-%}" "$MYSQL_USER"
    fi
  } >"$init"
  chown mysql "$init"
  set -- --init-file="$init" "$@"
fi
exec mariadbd --user=mysql --datadir="$data" --bind-address=0.0.0.0 --skip-name-resolve "$@"
