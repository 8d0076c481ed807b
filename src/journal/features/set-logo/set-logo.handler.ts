import { Readable } from 'node:stream';
import { Inject } from '@nestjs/common';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { type JournalSettings, MAX_LOGO_BYTES } from '../../../contracts';
import { BLOBS, type Blobs } from '../../../platform/blobs';
import { SECURITY_LOG, type SecurityLogWriter } from '../../../platform/security-log';
import { SettingsStore } from '../../../platform/settings';
import { logoPicture } from '../../brand/logo-picture';
import { receivePicture } from '../../brand/receive-picture';
import { SetLogo } from './set-logo.command';

/** Stores the picture like other files, and its hash as a setting. */
@CommandHandler(SetLogo)
export class SetLogoHandler implements ICommandHandler<SetLogo> {
  constructor(
    private readonly settings: SettingsStore,
    @Inject(BLOBS) private readonly blobs: Blobs,
    @Inject(SECURITY_LOG) private readonly log: SecurityLogWriter,
  ) {}

  /** @throws ApiProblem 400 for a file that is not a PNG or JPEG, 413 for too many bytes. */
  async execute({ user, request }: SetLogo): Promise<JournalSettings> {
    const picture = await logoPicture(await receivePicture(request));
    const { hash } = await this.blobs.put(Readable.from([picture]), { maxBytes: MAX_LOGO_BYTES });
    return this.settings.change({ logo: hash }, (before, after, client) =>
      this.log.record({ action: 'SETTINGS_CHANGED', by: user, before, after }, client),
    );
  }
}
