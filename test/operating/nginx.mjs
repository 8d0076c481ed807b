import { execFileSync, spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './server.mjs';

/** The nginx of docs/operating.md, 'The proxy', with the paths of this machine, in front of the servers at these ports. */
export function startNginx(folder, port, upstreams) {
  execFileSync('openssl', [
    ...['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '1', '-subj', '/CN=journal.example.org'],
    ...['-keyout', join(folder, 'key.pem'), '-out', join(folder, 'cert.pem')],
  ]);
  const here = blockOfTheBook()
    .replace('listen 443', `listen 127.0.0.1:${port}`)
    .replace(/ssl_certificate .*;/, `ssl_certificate ${folder}/cert.pem;`)
    .replace(/ssl_certificate_key .*;/, `ssl_certificate_key ${folder}/key.pem;`);
  return startWith(folder, here, upstreams);
}

/** The same without TLS: a browser allows a page its newer features at 127.0.0.1, but not behind an untrusted certificate. */
export function startPlainNginx(folder, port, upstreams) {
  const here = blockOfTheBook()
    .replace('listen 443 ssl http2', `listen 127.0.0.1:${port}`)
    .replace(/ssl_certificate(_key)? .*;/g, '')
    .replace('$host', '$http_host');
  return startWith(folder, here, upstreams);
}

const blockOfTheBook = () => /```nginx\n([\s\S]*?)```/.exec(readFileSync(join(root, 'docs/operating.md'), 'utf8'))[1];

function startWith(folder, block, upstreams) {
  const servers = upstreams.map((upstream) => `server 127.0.0.1:${upstream};`);
  const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  );
  const here = block.replace('http://127.0.0.1:3000', 'http://quire');
  const http = `access_log off; ${paths.join(' ')} upstream quire { ${servers.join(' ')} } ${here}`;
  writeFileSync(
    join(folder, 'nginx.conf'),
    `daemon off; pid ${folder}/pid; error_log ${folder}/error.log; events {} http { ${http} }`,
  );
  return spawn('nginx', ['-c', join(folder, 'nginx.conf'), '-p', folder, '-e', join(folder, 'error.log')], {
    stdio: 'inherit',
  });
}
