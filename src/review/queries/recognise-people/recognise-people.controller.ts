import { Body, Controller, HttpCode, Param, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { RecognisedPerson } from '../../../contracts';
import { Access } from '../../../platform/http/access/access.decorator';
import { CurrentUser } from '../../../platform/http/access/current-user.decorator';
import type { RequestUser } from '../../../platform/http/access/request-user';
import { RecognisePeopleDto } from './recognise-people.dto';
import { RecognisePeopleReader } from './recognise-people.reader';

@ApiTags('Editorial side')
@Controller()
export class RecognisePeopleController {
  constructor(private readonly reader: RecognisePeopleReader) {}

  /** The people in a pasted text. A POST, since names and addresses must not be in logged URLs; it changes nothing. */
  @Post('article/:id/reviewer/recognise')
  @HttpCode(200)
  @Access({ groups: ['editor', 'assistant', 'associate editor'], article: ['staff'] })
  recognise(
    @Param('id') articleId: string,
    @Body() { text }: RecognisePeopleDto,
    @CurrentUser() user: RequestUser,
  ): Promise<RecognisedPerson[]> {
    return this.reader.read({ articleId, text, user });
  }
}
