import { DEMO_PASSWORD, DEMO_SIGN_IN, demoEmail } from './demo/demo-people';
import type { AppConfig } from './platform/config/config';

/** What a person needs once the server listens: its address and, outside production, how to look around. */
export function announce(config: AppConfig, say: (line: string) => void): void {
  say(`\n${config.journalName} is ready: ${config.publicUrl}/rrs\n`);
  if (config.nodeEnv === 'production') return;
  say(`Demonstration accounts (password ${DEMO_PASSWORD}):`);
  for (const { name, group } of DEMO_SIGN_IN) say(`  ${demoEmail(name).padEnd(26)} ${group}`);
  if (config.smtpUrl === null) say(`\nMails are not sent out; read them at ${config.publicUrl}/mailbox`);
  say('\nCtrl-C stops everything.\n');
}
