import { Inject } from '@nestjs/common';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { JournalSettings } from '../../../contracts';
import { SECURITY_LOG, type SecurityLogWriter } from '../../../platform/security-log';
import { SettingsStore } from '../../../platform/settings';
import { ChangeSettings } from './change-settings.command';

/** Changes the journal's limits, days and texts (lifecycle, section 4 (4)). The security log keeps the earlier values. */
@CommandHandler(ChangeSettings)
export class ChangeSettingsHandler implements ICommandHandler<ChangeSettings> {
  constructor(
    private readonly settings: SettingsStore,
    @Inject(SECURITY_LOG) private readonly log: SecurityLogWriter,
  ) {}

  execute({ user, changes }: ChangeSettings): Promise<JournalSettings> {
    const given = Object.entries(changes).filter(([, value]) => value !== undefined);
    return this.settings.change(Object.fromEntries(given), (before, after, client) =>
      this.log.record({ action: 'SETTINGS_CHANGED', by: user, before, after }, client),
    );
  }
}
