import { Inject } from '@nestjs/common';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { JournalSettings } from '../../../contracts';
import { SECURITY_LOG, type SecurityLogWriter } from '../../../platform/security-log';
import { SettingsStore } from '../../../platform/settings';
import { RemoveLogo } from './remove-logo.command';

/** Shows the journal's initial again. The nightly sweep removes the bytes. */
@CommandHandler(RemoveLogo)
export class RemoveLogoHandler implements ICommandHandler<RemoveLogo> {
  constructor(
    private readonly settings: SettingsStore,
    @Inject(SECURITY_LOG) private readonly log: SecurityLogWriter,
  ) {}

  execute({ user }: RemoveLogo): Promise<JournalSettings> {
    return this.settings.change({ logo: '' }, (before, after, client) =>
      this.log.record({ action: 'SETTINGS_CHANGED', by: user, before, after }, client),
    );
  }
}
