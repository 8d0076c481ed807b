import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { Access } from '../../../platform/http/access/access.decorator';
import { CurrentUser } from '../../../platform/http/access/current-user.decorator';
import type { RequestUser } from '../../../platform/http/access/request-user';
import { ChangeSimilarity } from './change-similarity.command';
import { ChangeSimilarityDto } from './change-similarity.dto';

@ApiTags('Editorial side')
@Controller()
export class ChangeSimilarityController {
  constructor(private readonly commands: CommandBus) {}

  @Post('similarity-service')
  @HttpCode(200)
  @Access({ groups: ['webmaster'], recentProof: true })
  change(@CurrentUser() user: RequestUser, @Body() body: ChangeSimilarityDto): Promise<null> {
    return this.commands.execute(new ChangeSimilarity(user, { ...body }));
  }
}
