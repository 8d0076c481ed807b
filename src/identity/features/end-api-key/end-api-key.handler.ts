import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { ApiKeyStore } from '../../api-keys/api-key-store';
import { EndApiKey } from './end-api-key.command';

/** Ends the API key of another program. */
@CommandHandler(EndApiKey)
export class EndApiKeyHandler implements ICommandHandler<EndApiKey> {
  constructor(private readonly keys: ApiKeyStore) {}

  async execute({ user, id }: EndApiKey): Promise<null> {
    await this.keys.end(user, id);
    return null;
  }
}
