import { Global, Module } from '@nestjs/common';
import { APP_CONFIG, type AppConfig } from '../platform/config/config';
import { DEMO_ACCOUNTS, type DemoAccounts } from '../platform/settings';
import { DEMO_SIGN_IN, demoEmail } from './demo-people';

const accounts: DemoAccounts = DEMO_SIGN_IN.map(({ name, group }) => ({ email: demoEmail(name), group }));

/** Lets the sign-in page offer the demonstration accounts; never in production (ADR 0011). */
@Global()
@Module({
  providers: [
    {
      provide: DEMO_ACCOUNTS,
      inject: [APP_CONFIG],
      useFactory: ({ nodeEnv }: AppConfig): DemoAccounts => (nodeEnv === 'development' ? accounts : []),
    },
  ],
  exports: [DEMO_ACCOUNTS],
})
export class DemoAccountsModule {}
