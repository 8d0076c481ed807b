/**
 * `npm run new:slice -- <module> <verb-noun>`: writes the skeleton of a write, `src/<module>/features/<verb-noun>/`. Prints what is
 * left to do: an article's command, who may call it, and the entry in the module's lists.
 */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './lib/root.mjs';

const KEBAB = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;
const pascal = (name) => name.replace(/(^|-)(.)/g, (_all, _dash, letter) => letter.toUpperCase());

const files = {
  'dto.ts': (name) => `import { IsInt, IsOptional, IsString, MaxLength } from 'class-validator';

/** The shape only: what is allowed is decided by the article. */
export class ${name}Dto {
  @IsString({ message: 'Please give a reason.' }) @MaxLength(5000) reason = '';
  @IsOptional() @IsInt() version?: number;
}
`,
  'command.ts': (name, file) => `import { Command } from '@nestjs/cqrs';
import type { RequestMeta } from '../../../platform/http/meta.decorator';
import type { RequestUser } from '../../../platform/http/request-user';
import type { ${name}Dto } from './${file}.dto';

export class ${name} extends Command<{ version: number }> {
  constructor(
    readonly articleId: string,
    readonly payload: ${name}Dto,
    readonly user: RequestUser,
    readonly meta: RequestMeta,
  ) {
    super();
  }
}
`,
  'handler.ts': (name, file) => `import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { actorOf, Articles } from '../../../article';
import { ${name} } from './${file}.command';

/** Say here what it does and which rule it follows (document and section). */
@CommandHandler(${name})
export class ${name}Handler implements ICommandHandler<${name}> {
  constructor(private readonly articles: Articles) {}

  async execute({ articleId, payload, user, meta }: ${name}): Promise<{ version: number }> {
    const { state } = await this.articles.execute(
      articleId,
      () => ({ type: '${name}', data: { reason: payload.reason } }),
      { actor: actorOf(user), pinnedVersion: meta.pinnedVersion, meta },
    );
    return { version: state.version };
  }
}
`,
  'controller.ts': (name, file) => `import { Body, Controller, HttpCode, Param, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { Access } from '../../../platform/http/access.decorator';
import { CurrentUser } from '../../../platform/http/current-user.decorator';
import { Meta, type RequestMeta } from '../../../platform/http/meta.decorator';
import type { RequestUser } from '../../../platform/http/request-user';
import { ${name} } from './${file}.command';
import { ${name}Dto } from './${file}.dto';

@ApiTags('Articles')
@Controller()
export class ${name}Controller {
  constructor(private readonly commands: CommandBus) {}

  @Post('article/:id/${file}')
  @HttpCode(200)
  @Access({ groups: ['editor'], article: ['office'] })
  run(
    @Param('id') articleId: string,
    @Body() body: ${name}Dto,
    @CurrentUser() user: RequestUser,
    @Meta() meta: RequestMeta,
  ): Promise<{ version: number }> {
    return this.commands.execute(new ${name}(articleId, body, user, meta));
  }
}
`,
};

const [moduleName = '', slice = ''] = process.argv.slice(2);
const folder = join(root, 'src', moduleName, 'features', slice);
const problem = !(KEBAB.test(moduleName) && KEBAB.test(slice) && slice.includes('-'))
  ? 'Usage: npm run new:slice -- <module> <verb-noun>'
  : !existsSync(join(root, 'src', moduleName, `${moduleName}.module.ts`))
    ? `There is no module src/${moduleName}`
    : existsSync(folder)
      ? `src/${moduleName}/features/${slice} is there already`
      : null;

if (problem) {
  console.error(problem);
  process.exitCode = 2;
} else {
  mkdirSync(folder, { recursive: true });
  for (const [suffix, text] of Object.entries(files))
    writeFileSync(join(folder, `${slice}.${suffix}`), text(pascal(slice), slice));
  console.log(`Wrote src/${moduleName}/features/${slice}. Now:
  1. name the command '${pascal(slice)}' in src/article/domain/commands.ts, and decide and fold it there, with a spec;
  2. set the route, who may call it, and the shape of what is sent;
  3. add controller and handler to the lists of src/${moduleName};
  4. add the route to the table of test/e2e/access, and a spec over HTTP beside the slice.`);
}
