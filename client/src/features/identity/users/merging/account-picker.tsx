import { Combobox, Field, Option } from '@fluentui/react-components';
import { useState } from 'react';
import { fullName, t, type User } from '@contracts';
import { useDebounced } from '../../../../shared/saving/use-debounced';
import { usersApi } from '../users-api';

const SHOWN = 20;

interface AccountPickerProps {
  /** The id of the account that is left out of the results: the one that stays. */
  without: string;
  chosen: User | null;
  onChoose: (user: User | null) => void;
}

const lineOf = (user: User): string => `${fullName(user)}, ${user.email}`;

/** Finds an account by a few letters of name or address. Typing again clears the choice. */
export function AccountPicker({ without, chosen, onChoose }: AccountPickerProps) {
  const [typed, setTyped] = useState('');
  const q = useDebounced(typed.trim());
  const { data, isFetching } = usersApi.useUsersQuery(
    { page: 1, size: SHOWN, sort: 'lastName', q },
    { skip: q === '' },
  );
  const found = q === '' ? [] : (data?.items ?? []).filter(({ id }) => id !== without);
  const nothing =
    q === '' ? t('Type a name or an address.') : isFetching ? t('Searching') : t('No other account found.');
  return (
    <Field label={t('The other account')} hint={t('Its name or address.')}>
      <Combobox
        freeform
        expandIcon={null}
        value={chosen ? lineOf(chosen) : typed}
        selectedOptions={chosen ? [chosen.id] : []}
        onChange={(event) => {
          onChoose(null);
          setTyped(event.target.value);
        }}
        onOptionSelect={(_event, { optionValue }) => onChoose(found.find(({ id }) => id === optionValue) ?? null)}
      >
        {found.map((user) => (
          <Option key={user.id} value={user.id} text={lineOf(user)}>
            <bdi>{[lineOf(user), user.institute].filter(Boolean).join(', ')}</bdi>
          </Option>
        ))}
        {found.length === 0 && <Option disabled>{nothing}</Option>}
      </Combobox>
    </Field>
  );
}
