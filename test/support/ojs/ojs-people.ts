import { Random } from '../../../src/generate/random';
import { moment, type OjsMaker, type RoleName } from './ojs-maker';

const GIVEN = ['Ada', 'Jean-Luc', 'María José', 'Åsa', '王', 'Nguyễn', "Sh'ai", 'Willem', 'Zoë', 'Müge'];
const FAMILY = [
  'Lovelace',
  'Picard',
  'García Lorca',
  'Öberg',
  '小明',
  'Trần',
  "O'Neill",
  'van der Berg',
  'Ünal',
  'Ó Briain',
];

export interface OjsCast {
  editors: number[];
  sectionEditors: number[];
  reviewers: number[];
  authors: number[];
}

/** A random source that makes the same choices for the same words. */
export const chosen = (...words: (string | number)[]): Random => Random.of('ojs', ...words);

/** A user with roles. Each person is different. */
function makeUser(maker: OjsMaker, nth: number, roles: readonly RoleName[], disabled = 0): number {
  const by = chosen('user', nth);
  const [given, family] = [by.pick(GIVEN), by.pick(FAMILY)];
  const id = maker.make('users', 'user_id', {
    ...{ username: `user${nth}`, password: '$2y$10$not.a.real.hash', email: `Person${nth}@Example.org`, disabled },
    ...{ phone: by.chance(0.5) ? '+31 20 566 9111' : null, country: by.pick(['NL', 'DE', 'BR', '', 'ZA']) },
    ...{ gossip: by.chance(0.05) ? 'Slow.' : null, date_registered: moment(0), date_validated: moment(0) },
  });
  const set = (name: string, value: string): void => maker.setting('user_settings', 'user_id', id, [name, value]);
  set('givenName', given);
  set('familyName', family);
  if (by.chance(0.7)) set('affiliation', 'University & Hospital of <Amsterdam>');
  if (by.chance(0.3))
    maker.setting('user_settings', 'user_id', id, ['orcid', 'https://orcid.org/0000-0002-1825-0097', '']);
  if (by.chance(0.2)) set('biography', '<p>Born.</p>');
  for (const role of roles) maker.add('user_user_groups', { user_group_id: maker.groups[role], user_id: id });
  return id;
}

/** The people of a journal. */
export function makeCast(maker: OjsMaker, size: number): OjsCast {
  let nth = 0;
  const several = (count: number, ...roles: RoleName[]): number[] =>
    Array.from({ length: count }, () => makeUser(maker, (nth += 1), roles));
  const cast = {
    editors: several(2, 'editor'),
    sectionEditors: several(3, 'sectionEditor', 'reviewer'),
    reviewers: several(Math.max(6, Math.ceil(size / 8)), 'reviewer'),
    authors: several(Math.max(4, Math.ceil(size / 4)), 'author'),
  };
  several(3, 'reader');
  several(1, 'production');
  makeUser(maker, (nth += 1), ['reviewer'], 1);
  const [first = 0] = cast.reviewers;
  for (const entry of maker.words('interest', { type: 0, id: 0 }, ['Cardiology', 'Sleep']))
    maker.add('user_interests', { user_id: first, controlled_vocab_entry_id: entry });
  return cast;
}
