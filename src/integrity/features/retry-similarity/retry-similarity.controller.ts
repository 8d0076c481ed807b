import { Controller, HttpCode, Param, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { Access } from '../../../platform/http/access/access.decorator';
import { RetrySimilarity } from './retry-similarity.command';

@ApiTags('Editorial side')
@Controller()
export class RetrySimilarityController {
  constructor(private readonly commands: CommandBus) {}

  @Post('similarity-service/runs/:id/retry')
  @HttpCode(200)
  @Access({ groups: ['webmaster'] })
  retry(@Param('id') id: string): Promise<null> {
    return this.commands.execute(new RetrySimilarity(id));
  }
}
