import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { PrivacyTextState } from '../../../contracts';
import { PrivacyTextStore } from '../../consent/privacy-texts';
import { ChangePrivacyText } from './change-privacy-text.command';

/** A webmaster writes a new version of the text about personal data (lifecycle, section 6 (4)). */
@CommandHandler(ChangePrivacyText)
export class ChangePrivacyTextHandler implements ICommandHandler<ChangePrivacyText> {
  constructor(private readonly texts: PrivacyTextStore) {}

  /** @throws ApiProblem 409 when another person has changed the text in the meantime. */
  async execute({ user, change }: ChangePrivacyText): Promise<PrivacyTextState> {
    await this.texts.change(user, change);
    return this.texts.state();
  }
}
