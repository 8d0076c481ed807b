import { person } from '../../../../test/render-app';
import { groupChoices, mayEdit, mayLoginAs } from './user-rules';

const other = (group: Parameters<typeof person>[0]) => person(group, { id: `other-${group}` });
const names = (...args: Parameters<typeof groupChoices>) => groupChoices(...args).map(({ group }) => group);

describe('What may be done with an account', () => {
  it('does not include a change of the own group, not even within a login-as session', () => {
    const me = person('webmaster');
    expect(names(me, me)).toEqual([]);
    const acting = person('editor', { actor: { id: 'real', firstName: 'R', lastName: 'P' } });
    expect(names(acting, person('assistant', { id: 'real' }))).toEqual([]);
    expect(mayEdit(acting, person('assistant', { id: 'real' }))).toBe(false);
  });

  it('includes three groups for an associate editor, and none for staff', () => {
    const me = person('associate editor');
    expect(names(me, other('author'))).toEqual(['guest', 'author', 'reviewer']);
    expect(names(me, other('assistant'))).toEqual([]);
    expect(names(me, null)).toEqual(['guest', 'author', 'reviewer']);
  });

  it('includes every group except editor and webmaster for assistants and editors', () => {
    const groups = ['guest', 'author', 'reviewer', 'assistant', 'associate editor'];
    expect(names(person('assistant'), other('author'))).toEqual(groups);
    // The current group is included so that the form can show it.
    expect(names(person('assistant'), other('editor'))).toEqual([...groups.slice(0, 3), 'editor', ...groups.slice(3)]);
    expect(names(person('editor'), other('webmaster'))).toEqual([]);
  });

  it('includes every group for a webmaster', () => {
    expect(names(person('webmaster'), other('author'))).toHaveLength(7);
  });

  it('includes login-as by the rules, and not within another login-as', () => {
    expect(mayLoginAs(person('associate editor'), other('author'))).toBe(true);
    expect(mayLoginAs(person('associate editor'), other('editor'))).toBe(false);
    expect(mayLoginAs(person('editor'), other('webmaster'))).toBe(false);
    expect(mayLoginAs(person('webmaster'), other('webmaster'))).toBe(true);
    const acting = person('editor', { actor: { id: 'real', firstName: 'R', lastName: 'P' } });
    expect(mayLoginAs(acting, other('author'))).toBe(false);
  });
});
