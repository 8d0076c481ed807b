import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { JournalSettings } from '../../../contracts';
import { SettingsStore } from '../../../platform/settings';
import { ChangeSettings } from './change-settings.command';

/** Changes the journal's limits, days and texts (lifecycle, section 4 (4)). */
@CommandHandler(ChangeSettings)
export class ChangeSettingsHandler implements ICommandHandler<ChangeSettings> {
  constructor(private readonly settings: SettingsStore) {}

  execute({ changes }: ChangeSettings): Promise<JournalSettings> {
    const given = Object.entries(changes).filter(([, value]) => value !== undefined);
    return this.settings.change(Object.fromEntries(given));
  }
}
