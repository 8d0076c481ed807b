import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Access } from '../../../platform/http/access.decorator';
import { COUNTRIES } from '../../users/countries';

@ApiTags('Accounts')
@Controller()
export class ListCountriesController {
  @Get('countries')
  @Access({ groups: 'public' })
  countries(): { countryName: string }[] {
    return COUNTRIES.map((countryName) => ({ countryName }));
  }
}
