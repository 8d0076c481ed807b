import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { ApiKey } from '../../../contracts';
import { Access } from '../../../platform/http/access/access.decorator';
import { ApiKeyStore } from '../../api-keys/api-key-store';

@ApiTags('Connections')
@Controller()
export class ListApiKeysController {
  constructor(private readonly keys: ApiKeyStore) {}

  @Get('api-keys')
  @Access({ groups: ['webmaster'] })
  list(): Promise<ApiKey[]> {
    return this.keys.list();
  }
}
