import { screen } from '@testing-library/react';
import { GOOD_PERSON, PERSON_ROWS } from '../../../../test/fixtures/validation/person-rows';
import { answerWith } from '../../../test/answers';
import { person, renderApp, sessionOf } from '../../../test/render-app';
import { fillRows } from '../../../test/rows';
import { NO_PERSON, validatePerson } from './person-values';
import { fromProfile, validateProfile } from './profile/profile-values';

afterEach(() => jest.restoreAllMocks());

const LABELS = {
  ...{ email: /^Email/, emailRepeat: /^Repeat email/, password: /^Password/, passwordRepeat: /^Repeat password/ },
  ...{ title: /^Title/, firstName: /^First name/, middleName: /^Middle name/, lastName: /^Last name/ },
  ...{ orcid: /^ORCID/, institute: /^Institute/, postalCode: /^Postal code/, phoneNumber: /^Phone/ },
  areasOfExpertise: /^Areas of expertise/,
};

describe('The rules on people, from the same table as on the server', () => {
  it.each(PERSON_ROWS)('at registration: %s', (_what, field, input, message) => {
    const problems = new Map(Object.entries(validatePerson({ ...NO_PERSON, ...GOOD_PERSON, ...input })));
    expect(problems.get(field) ?? null).toBe(message);
    if (message === null) expect([...problems]).toEqual([]);
  });

  it.each(PERSON_ROWS)('in the profile: %s', (_what, field, input, message) => {
    const known = fromProfile(person('author'));
    const values = { ...known, ...GOOD_PERSON, currentPassword: 'old', ...input };
    expect(new Map(Object.entries(validateProfile(values, person('author')))).get(field) ?? null).toBe(message);
  });

  it('are shown at the fields of the registration form', async () => {
    answerWith({});
    const { user } = renderApp('/registration');
    await user.click(await screen.findByText('Register'));
    const { shown, expected } = fillRows(PERSON_ROWS, GOOD_PERSON, LABELS);
    expect(shown).toEqual(expected);
    expect(shown.length).toBeGreaterThan(55);
  });

  it('are shown at the fields of the profile', async () => {
    const anna = person('author');
    answerWith({ 'GET /user': [200, anna] });
    const { user } = renderApp('/profile', { session: sessionOf(anna) });
    await user.clear(await screen.findByLabelText(/^First name/));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    const { shown, expected } = fillRows(PERSON_ROWS, GOOD_PERSON, LABELS);
    expect(shown).toEqual(expected);
  });
});
