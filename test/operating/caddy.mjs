import { spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './server.mjs';

/**
 * Caddy with the configuration printed in docs/operating.md, 'The proxy', in front of the servers at these ports. The options before it set
 * paths on this machine, and Caddy's internal certificate authority, since no other authority can verify a name that is not in the DNS.
 */
export function startCaddy(folder, port, upstreams) {
  const here = blockOfTheBook().replace(
    '127.0.0.1:3000',
    upstreams.map((upstream) => `127.0.0.1:${upstream}`).join(' '),
  );
  const options = [
    ...['admin off', 'default_bind 127.0.0.1', 'local_certs', 'skip_install_trust'],
    ...[`https_port ${port}`, 'auto_https disable_redirects'],
    'log {\n output discard\n }',
  ];
  const file = join(folder, 'Caddyfile');
  writeFileSync(file, `{\n${options.join('\n')}\n}\n${here}`);
  const env = { ...process.env, XDG_CONFIG_HOME: folder, XDG_DATA_HOME: folder };
  return spawn('caddy', ['run', '--config', file, '--adapter', 'caddyfile'], { stdio: 'inherit', env });
}

const blockOfTheBook = () => /```caddy\n([\s\S]*?)```/.exec(readFileSync(join(root, 'docs/operating.md'), 'utf8'))[1];
