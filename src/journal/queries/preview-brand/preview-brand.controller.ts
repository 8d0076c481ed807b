import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { BrandPreview } from '../../../contracts';
import { Access } from '../../../platform/http/access/access.decorator';
import { brandPreview } from '../../brand/brand-ramp';
import { PreviewBrandDto } from './preview-brand.dto';

@ApiTags('Files, tickets, the rest')
@Controller()
export class PreviewBrandController {
  /** The shades of a colour, before it is saved. */
  @Get('settings/brand')
  @Access({ groups: ['webmaster'] })
  preview(@Query() { colour }: PreviewBrandDto): BrandPreview {
    return brandPreview(colour);
  }
}
