import { Controller, Get, Header, Res, UseGuards } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { Access } from '../access/access.decorator';
import { OperatorGuard } from '../access/operator.guard';
import { HealthRegistry } from './health.registry';

/** For the operator: is the system alive, can it work, and what are its metrics (api.md, 'operations'). */
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
  async ready(
    @Res({ passthrough: true }) response: Response,
  ): Promise<{ status: string; checks: Record<string, string> }> {
    const results = await this.registry.run();
    const failed = Object.values(results).some((result) => result !== null);
    response.status(failed ? 503 : 200);
    const checks = Object.fromEntries(Object.entries(results).map(([name, result]) => [name, result ?? 'ok']));
    return { status: failed ? 'unavailable' : 'ok', checks };
  }

  @Get('metrics')
  @Access({ groups: 'public' })
  @UseGuards(OperatorGuard)
  @Header('Content-Type', 'text/plain; version=0.0.4; charset=utf-8')
  metrics(): Promise<string> {
    return this.registry.metrics();
  }
}
