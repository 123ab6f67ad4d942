import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { findPort } from '@site/dev/processes/ports'
import { until } from '../../../harness/until.ts'
import { findProgram, installPackages } from '../../../run/packages.ts'

/** nginx with the same bytes as files, compressed beforehand, one worker. */
export async function startNginx(body: string) {
  const program = findProgram(['nginx']) ?? (await install())
  const folder = mkdtempSync(join(tmpdir(), 'site-nginx-'))
  const root = join(folder, 'root/api')
  mkdirSync(root, { recursive: true })
  for (const name of ['body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']) mkdirSync(join(folder, name))
  writeFileSync(join(root, 'blog'), body)
  writeFileSync(join(root, 'blog.gz'), gzipSync(body, { level: 7 }))
  const port = await findPort(0)
  const config = join(folder, 'nginx.conf')
  writeFileSync(config, configuration(folder, port))
  const child = spawn(program, ['-p', folder, '-c', config, '-g', 'daemon off;'], { stdio: 'inherit' })
  const ended = new Promise((resolve) => child.once('exit', resolve))
  const address = `http://127.0.0.1:${port}/api/blog`
  const etag = await until('nginx', async () => (await fetch(address)).headers.get('etag'))
  return {
    pid: child.pid as number,
    port,
    etag,
    stop: async () => {
      child.kill('SIGTERM')
      await ended
      rmSync(folder, { recursive: true })
    }
  }
}

async function install(): Promise<string> {
  await installPackages(['nginx-light'], 'the benchmark')
  const program = findProgram(['nginx'])
  if (!program) throw new Error('nginx is needed and could not be found')
  return program
}

const configuration = (folder: string, port: number) => `
user root;
worker_processes 1;
pid ${folder}/nginx.pid;
error_log stderr warn;
events { worker_connections 256; }
http {
  access_log off;
  sendfile on;
  tcp_nodelay on;
  keepalive_requests 10000000;
  open_file_cache max=10 inactive=60s;
  open_file_cache_valid 60s;
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
  server {
    listen 127.0.0.1:${port};
    root ${folder}/root;
    default_type "application/json; charset=utf-8";
    gzip_static on;
    gzip_vary on;
    add_header Cache-Control "public, no-cache";
  }
}
`
