import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { COUNTRIES } from '../../../contracts';
import { Access } from '../../../platform/http/access/access.decorator';

@ApiTags('Accounts')
@Controller()
export class ListCountriesController {
  @Get('countries')
  @Access({ groups: 'public' })
  countries(): { countryName: string }[] {
    return COUNTRIES.map((countryName) => ({ countryName }));
  }
}
