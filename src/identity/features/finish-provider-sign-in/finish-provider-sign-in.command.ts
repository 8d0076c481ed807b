import { Command } from '@nestjs/cqrs';
import type { ProviderAnswer } from '../../../contracts';
import type { Return } from '../../providers/provider-entry';

export class FinishProviderSignIn extends Command<ProviderAnswer> {
  constructor(readonly back: Return) {
    super();
  }
}
