import { Controller, Headers, HttpCode, Post, Req } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiBody, ApiHeader, ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import { Access } from '../../../platform/http/access/access.decorator';
import { RateLimit } from '../../../platform/http/limits/rate-limits';
import { bytesOfBody } from '../../../platform/http/request/json-body';
import { ReceiveSimilarity } from './receive-similarity.command';

const SIGNATURE_HEADER = 'x-turnitin-signature';

@ApiTags('Editorial side')
@Controller()
export class ReceiveSimilarityController {
  constructor(private readonly commands: CommandBus) {}

  /** Accepts only requests signed by the service. Their content is not trusted: the service is queried afterwards. */
  @Post('similarity-service/events')
  @HttpCode(200)
  @Access({ groups: 'public' })
  @RateLimit('incoming-mail')
  @ApiHeader({ name: SIGNATURE_HEADER, required: true })
  @ApiBody({ schema: { type: 'object' } })
  receive(@Headers(SIGNATURE_HEADER) signature: string | undefined, @Req() request: Request): Promise<null> {
    return this.commands.execute(new ReceiveSimilarity(signature ?? '', bytesOfBody(request)));
  }
}
