import { Controller, Get, Header, Res, UseGuards } from '@nestjs/common';
import { ApiOkResponse, ApiProduces, ApiServiceUnavailableResponse, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import type { HealthStatus, Language } from '../../../contracts';
import { messageIn } from '../../language/dutch/dutch-of';
import { Access } from '../access/access.decorator';
import { OperatorGuard } from '../access/operator.guard';
import { requestLanguage } from '../language/request-language';
import { HealthRegistry } from './health.registry';

/** A problem may have a line for each of several things. */
const linesIn = (language: Language, problem: string): string =>
  problem
    .split('\n')
    .map((line) => messageIn(language, line))
    .join('\n');

/** For the operator: is the process alive, can it serve requests, does every part work, and its metrics (api.md, 'operations'). */
@ApiTags('Operations')
@Controller()
export class HealthController {
  constructor(private readonly registry: HealthRegistry) {}

  @Get('health/live')
  @Access({ groups: 'public' })
  live(): { status: string } {
    return { status: 'ok' };
  }

  @Get('health/ready')
  @Access({ groups: 'public' })
  @ApiOkResponse({ description: 'This process can serve requests. An event store that is away does not change that.' })
  @ApiServiceUnavailableResponse({ description: 'The database cannot be reached, or the server is stopping.' })
  async ready(
    @Res({ passthrough: true }) response: Response,
  ): Promise<{ status: string; checks: Record<string, string> }> {
    const results = await this.registry.ready();
    const failed = Object.values(results).some((result) => result !== null);
    response.status(failed ? 503 : 200);
    const checks = Object.fromEntries(Object.entries(results).map(([name, result]) => [name, result ?? 'ok']));
    return { status: failed ? 'unavailable' : 'ok', checks };
  }

  /** Names and problems are in the language of the request. Monitoring, which sends none, always gets the English ones. */
  @Get('health/status')
  @Access({ groups: 'public' })
  @UseGuards(OperatorGuard)
  @ApiOkResponse({
    description:
      'Every part with its problem, or null; red when one of them has a problem. Lists the quarantined events.',
  })
  async status(): Promise<HealthStatus> {
    const results = await this.registry.status();
    const found = Object.entries(results).map(([name, problem]) => ({ name, problem }));
    found.sort((a, b) => a.name.localeCompare(b.name));
    const status = found.some(({ problem }) => problem !== null) ? 'red' : 'green';
    const language = requestLanguage();
    const parts = found.map(({ name, problem }) => ({
      name: messageIn(language, name),
      problem: problem === null ? null : linesIn(language, problem),
    }));
    return { status, parts, quarantined: this.registry.quarantined() };
  }

  @Get('metrics')
  @Access({ groups: 'public' })
  @UseGuards(OperatorGuard)
  @ApiProduces('text/plain')
  @Header('Content-Type', 'text/plain; version=0.0.4; charset=utf-8')
  metrics(): Promise<string> {
    return this.registry.metrics();
  }
}
