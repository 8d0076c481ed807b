import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { SimilaritySettings } from '../../../contracts';
import { Access } from '../../../platform/http/access/access.decorator';
import { SimilarityStore } from '../../similarity/similarity-store';

@ApiTags('Editorial side')
@Controller()
export class GetSimilarityServiceController {
  constructor(private readonly store: SimilarityStore) {}

  @Get('similarity-service')
  @Access({ groups: ['webmaster'] })
  get(): Promise<SimilaritySettings> {
    return this.store.shown();
  }
}
