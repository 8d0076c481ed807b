import { Controller, HttpCode, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import type { SimilarityTest } from '../../../contracts';
import { Access } from '../../../platform/http/access/access.decorator';
import { RateLimit } from '../../../platform/http/limits/rate-limits';
import { TestSimilarity } from './test-similarity.command';

@ApiTags('Editorial side')
@Controller()
export class TestSimilarityController {
  constructor(private readonly commands: CommandBus) {}

  /** Sends no manuscript. */
  @Post('similarity-service/test')
  @HttpCode(200)
  @Access({ groups: ['webmaster'] })
  @RateLimit('test-mail')
  test(): Promise<SimilarityTest> {
    return this.commands.execute(new TestSimilarity());
  }
}
