import type { Visitor } from '../../support/browser/browser';
import { onStage } from '../../support/browser/stage';
import { OfficeStory } from '../../support/stories/office-story';
import { AuthorSteps } from '../../support/stories/submission-steps';
import { english, enterPseudo, problemsAt } from './pseudo-language';

jest.setTimeout(1_200_000);

describe('Screens in the language of no one, from right to left', () => {
  const stage = onStage(async (app, arrive) => {
    const check = await new AuthorSteps(await app.as('author')).submitted();
    const selection = await OfficeStory.inSelection(app);
    const enter = (email: string): Promise<Visitor> => enterPseudo(arrive, email);
    return {
      check: check.id,
      selection: selection.id,
      editor: await enter('editor@example.org'),
      assistant: await enter('assistant@example.org'),
      webmaster: await enter('webmaster@example.org'),
      author: await enter('author@example.org'),
    };
  });
  const texts = english();

  it.each(['', 'toDoList', 'manuscript/all', 'searchManuscripts', 'statistics', 'reviewersStatistics', 'profile'])(
    'an editor at %p',
    async (path) => {
      expect(await problemsAt(stage.world.editor, path, texts)).toEqual([]);
    },
  );

  it.each(['articleDetails', 'reviewerSelection', 'overrideArticle', 'manageFiles'])(
    'an editor at an article, %s',
    async (screen) => {
      expect(await problemsAt(stage.world.editor, `${screen}/${stage.world.selection}`, texts)).toEqual([]);
    },
  );

  it('an assistant in the check', async () => {
    expect(await problemsAt(stage.world.assistant, 'assitantEditorList', texts)).toEqual([]);
    expect(await problemsAt(stage.world.assistant, `checkManuscript/${stage.world.check}`, texts)).toEqual([]);
    expect(await problemsAt(stage.world.assistant, 'users', texts)).toEqual([]);
  });

  it.each(['settings', 'mailTemplates', 'keywords', 'blacklist', 'securityLog'])('a webmaster at %s', async (path) => {
    expect(await problemsAt(stage.world.webmaster, path, texts)).toEqual([]);
  });

  it.each(['', 'manuscript/submit', 'manuscript/view', 'manuscript/revision', 'tickets'])(
    'an author at %p',
    async (path) => {
      expect(await problemsAt(stage.world.author, path, texts)).toEqual([]);
    },
  );
});
