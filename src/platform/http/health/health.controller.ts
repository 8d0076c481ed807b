import { Controller, Get, Header, Res, UseGuards } from '@nestjs/common';
import { ApiOkResponse, ApiProduces, ApiServiceUnavailableResponse, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import type { HealthStatus } from '../../../contracts';
import { Access } from '../access/access.decorator';
import { OperatorGuard } from '../access/operator.guard';
import { HealthRegistry } from './health.registry';

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

  @Get('health/status')
  @Access({ groups: 'public' })
  @UseGuards(OperatorGuard)
  @ApiOkResponse({
    description:
      'Every part with its problem, or null; red when one of them has a problem. Lists the quarantined events.',
  })
  async status(): Promise<HealthStatus> {
    const results = await this.registry.status();
    const parts = Object.entries(results).map(([name, problem]) => ({ name, problem }));
    parts.sort((a, b) => a.name.localeCompare(b.name));
    const status = parts.some(({ problem }) => problem !== null) ? 'red' : 'green';
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
