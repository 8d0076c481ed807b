import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { ProviderAnswer } from '../../../contracts';
import { ProviderEntry } from '../../providers/provider-entry';
import { FinishProviderSignIn } from './finish-provider-sign-in.command';

/** Handles the return of the person from the provider (ADR 42). */
@CommandHandler(FinishProviderSignIn)
export class FinishProviderSignInHandler implements ICommandHandler<FinishProviderSignIn> {
  constructor(private readonly entry: ProviderEntry) {}

  /** @throws ApiProblem as `ProviderEntry.finish`. */
  execute({ back }: FinishProviderSignIn): Promise<ProviderAnswer> {
    return this.entry.finish(back);
  }
}
