import { DEMO_PASSWORD, DEMO_SIGN_IN, demoEmail } from './demo/demo-people';
import { HOW_TO_MAKE_A_WEBMASTER } from './identity/public';
import type { AppConfig } from './platform/config/config';

const LOCAL = /^(localhost|127(\.\d+){3}|::1)$/;

/** Settings that an operator probably wants to change, one per line. */
function cautionsOf({ nodeEnv, host, publicUrl, trustedProxies }: AppConfig): string[] {
  const cautions: string[] = [];
  if (nodeEnv === 'production' && publicUrl.startsWith('https:') && trustedProxies === 0)
    cautions.push('TRUST_PROXY is not set: behind a proxy, all callers share its address and its limits on tries.');
  if (nodeEnv === 'development' && !LOCAL.test(host))
    cautions.push(
      `Other machines reach this server at ${host}, and everybody knows these passwords and sees all mails.`,
    );
  return cautions;
}

/**
 * Shows what a person needs once the server listens: its address, how to make a webmaster while there is none, and outside production how
 * to try the system.
 */
export function announce(config: AppConfig, hasWebmaster: boolean, print: (line: string) => void): void {
  if (!config.roles.has('web')) {
    const roles = [...config.roles].join(' and ');
    print(
      `\n${config.journalName} is at work as ${roles}. Its health: http://localhost:${config.port}/api/health/ready\n`,
    );
    return;
  }
  print(`\n${config.journalName} is ready: ${config.publicUrl}/rrs\n`);
  if (!hasWebmaster) print(`${HOW_TO_MAKE_A_WEBMASTER}\n`);
  for (const caution of cautionsOf(config)) print(`${caution}\n`);
  if (config.nodeEnv !== 'development') return;
  print(`Demonstration accounts (password ${DEMO_PASSWORD}):`);
  for (const { name, group } of DEMO_SIGN_IN) print(`  ${demoEmail(name).padEnd(26)} ${group}`);
  if (config.smtpUrl === null) print(`\nMails are not sent out; read them at ${config.publicUrl}/mailbox`);
  print('\nCtrl-C stops everything.\n');
}
