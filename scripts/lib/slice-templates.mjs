/**
 * The files of a new write slice, by their suffix: `(name, file) => text`, with the name in PascalCase and the file in kebab-case. The new
 * slice stores its text as a note of the office, so that it runs and its spec passes. Replace `AddNote` with the article's own command.
 */
const command = (name, file) => `import { Command } from '@nestjs/cqrs';
import type { ArticleCall } from '../../../article-desk/public';
import type { ArticleView } from '../../../contracts';
import type { ${name}Dto } from './${file}.dto';

export class ${name} extends Command<ArticleView> {
  constructor(
    readonly call: ArticleCall,
    readonly payload: ${name}Dto,
  ) {
    super();
  }
}
`;

const controller = (name, file) => `import { Body, Controller, HttpCode, Param, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import type { ArticleView } from '../../../contracts';
import { Access } from '../../../platform/http/access/access.decorator';
import { CurrentUser } from '../../../platform/http/access/current-user.decorator';
import type { RequestUser } from '../../../platform/http/access/request-user';
import { Meta, type RequestMeta } from '../../../platform/http/request/meta.decorator';
import { ${name} } from './${file}.command';
import { ${name}Dto } from './${file}.dto';

@ApiTags('Editorial side')
@Controller()
export class ${name}Controller {
  constructor(private readonly commands: CommandBus) {}

  @Post('article/:id/${file}')
  @HttpCode(200)
  @Access({ groups: ['editor', 'assistant'], article: ['office'] })
  run(
    @Param('id') articleId: string,
    @Body() body: ${name}Dto,
    @CurrentUser() user: RequestUser,
    @Meta() meta: RequestMeta,
  ): Promise<ArticleView> {
    return this.commands.execute(new ${name}({ articleId, user, meta }, body));
  }
}
`;

const dto = (name) => `import { IsInt, IsOptional } from 'class-validator';
import { RequiredLongText } from '../../../platform/http/request/text-fields';

/** The shape only: the article decides what is allowed. */
export class ${name}Dto {
  @RequiredLongText('Please write a text.') text = '';
  @IsOptional() @IsInt() version?: number;
}
`;

const handler = (name, file) => `import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { ArticleDesk } from '../../../article-desk/public';
import type { ArticleView } from '../../../contracts';
import { newId } from '../../../platform/clock';
import { ${name} } from './${file}.command';

/** Stores the text as a note of the office. Say here which rule the write follows (document and section). */
@CommandHandler(${name})
export class ${name}Handler implements ICommandHandler<${name}> {
  constructor(private readonly desk: ArticleDesk) {}

  execute({ call, payload }: ${name}): Promise<ArticleView> {
    return this.desk.run(call, () => ({ type: 'AddNote', data: { noteId: newId(), note: payload.text } }));
  }
}
`;

const spec = (name, file) => `import { startTestApp, type TestApp } from '../../../../test/support/app/app';
import { OfficeStory } from '../../../../test/support/stories/office-story';

describe('POST /article/:id/${file}', () => {
  let app: TestApp;
  let story: OfficeStory;
  const text = '<p>Looked at on Monday.</p>';
  beforeAll(async () => {
    app = await startTestApp();
    story = await OfficeStory.submitted(app);
  });
  afterAll(() => app.stop());

  it('stores the text and answers the article', async () => {
    const { status, body } = await (await app.as('editor')).post(story.path('${file}'), { text });
    expect([status, JSON.stringify(body)]).toEqual([200, expect.stringContaining('Looked at on Monday.')]);
  });

  it('refuses an empty text', async () => {
    const { status, body } = await (await app.as('editor')).post(story.path('${file}'), { text: '<p> </p>' });
    expect([status, body]).toMatchObject([400, { details: { text: 'Please write a text.' } }]);
  });

  it('is for the office only', async () => {
    expect((await app.anybody.post(story.path('${file}'), { text })).status).toBe(401);
    expect((await (await app.as('author')).post(story.path('${file}'), { text })).status).toBe(403);
  });
});
`;

export const WRITE_FILES = {
  'dto.ts': dto,
  'command.ts': command,
  'handler.ts': handler,
  'controller.ts': controller,
  'int-spec.ts': spec,
};
