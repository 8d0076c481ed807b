import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { AuditState } from '../../../contracts';
import { Access } from '../../../platform/http/access/access.decorator';
import { GetAuditStateReader } from './get-audit-state.reader';

@ApiTags('Audit')
@Controller()
export class GetAuditStateController {
  constructor(private readonly reader: GetAuditStateReader) {}

  @Get('audit')
  @Access({ groups: ['editor'], scope: 'security' })
  get(): Promise<AuditState> {
    return this.reader.read();
  }
}
