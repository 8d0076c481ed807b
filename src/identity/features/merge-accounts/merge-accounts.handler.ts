import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { MERGED_MESSAGE } from '../../../contracts';
import { requestLanguage } from '../../../platform/http/language/request-language';
import { messageIn } from '../../../platform/language/dutch/dutch-of';
import { AccountMerges } from '../../merging/account-merges';
import { MergeAccounts } from './merge-accounts.command';

@CommandHandler(MergeAccounts)
export class MergeAccountsHandler implements ICommandHandler<MergeAccounts> {
  constructor(private readonly merges: AccountMerges) {}

  async execute({ user, keptId, mergedId, correlationId }: MergeAccounts): Promise<{ message: string }> {
    await this.merges.merge(user, keptId, mergedId, correlationId);
    return { message: messageIn(requestLanguage(), MERGED_MESSAGE) };
  }
}
