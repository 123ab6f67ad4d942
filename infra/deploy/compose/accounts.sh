#!/bin/sh
# A database and a user for each service, without rights on the other's. Waits for the server; run again, it changes nothing.
set -eu
export MYSQL_PWD="$MYSQL_ROOT_PASSWORD"
sql() { mysql --protocol=tcp -hmysql -uroot -e "$1"; }

tries=0
until sql 'SELECT 1' >/dev/null 2>&1; do
  tries=$((tries + 1))
  [ "$tries" -lt 120 ] || { echo 'mysql does not answer after two minutes'; exit 1; }
  sleep 1
done
make() {
  sql "CREATE DATABASE IF NOT EXISTS \`$1\` CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci;
       CREATE USER IF NOT EXISTS '$1'@'%' IDENTIFIED BY '$2';
       GRANT ALL PRIVILEGES ON \`$1\`.* TO '$1'@'%';"
}
make content "$CONTENT_PASSWORD"
make leads "$LEADS_PASSWORD"
echo 'databases and users are there'
