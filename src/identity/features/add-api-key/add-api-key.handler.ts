import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { NewSecret } from '../../../contracts';
import { ApiKeyStore } from '../../api-keys/api-key-store';
import { AddApiKey } from './add-api-key.command';

/** Makes an API key with which another program may read. The key is shown only in this answer. */
@CommandHandler(AddApiKey)
export class AddApiKeyHandler implements ICommandHandler<AddApiKey> {
  constructor(private readonly keys: ApiKeyStore) {}

  async execute({ user, key }: AddApiKey): Promise<NewSecret> {
    return this.keys.add(user, key);
  }
}
