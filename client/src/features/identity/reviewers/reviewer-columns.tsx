import { makeStyles, tokens } from '@fluentui/react-components';
import { EditRegular } from '@fluentui/react-icons/svg/edit';
import { countryLabel, type ReviewerAccount, t } from '@contracts';
import { IconButton } from '../../../shared/buttons/icon-button';
import type { Column } from '../../../shared/data-table/column';
import { ExpertiseText } from '../../../shared/display/expertise-text';
import { SenioritySelect } from './seniority-select';

const useStyles = makeStyles({
  expertise: { display: 'flex', alignItems: 'center', gap: tokens.spacingHorizontalXS },
  words: { minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis' },
});

/** The column ids are the server's sort keys. */
export function reviewerColumns(onEdit: (reviewer: ReviewerAccount) => void): readonly Column<ReviewerAccount>[] {
  return [
    { id: 'firstName', header: t('First name'), cell: (row) => row.firstName, sortable: true, width: '110px' },
    {
      id: 'lastName',
      header: t('Last name'),
      primary: true,
      named: true,
      cell: (row) => row.lastName,
      openLabel: ({ firstName, lastName }) => `${firstName} ${lastName}`,
      sortable: true,
    },
    { id: 'email', header: t('Email'), cell: (row) => <a href={`mailto:${row.email}`}>{row.email}</a>, sortable: true },
    { id: 'institute', header: t('Institute'), cell: (row) => row.institute ?? '', sortable: true, width: '170px' },
    {
      id: 'country',
      header: t('Country'),
      cell: (row) => countryLabel(row.country ?? ''),
      sortable: true,
      width: '120px',
    },
    {
      id: 'areasOfExpertise',
      header: t('Areas of expertise'),
      cell: (row) => <Expertise reviewer={row} onEdit={onEdit} />,
      sortable: true,
      width: '24%',
    },
    {
      id: 'seniorityLevel',
      header: t('Seniority'),
      cell: (row) => <SenioritySelect reviewer={row} />,
      sortable: true,
      width: '10rem',
    },
  ];
}

function Expertise({ reviewer, onEdit }: { reviewer: ReviewerAccount; onEdit: (reviewer: ReviewerAccount) => void }) {
  const styles = useStyles();
  return (
    <span className={styles.expertise}>
      <IconButton
        size="small"
        appearance="subtle"
        icon={<EditRegular />}
        label={t('Edit areas of expertise of {name}', { name: `${reviewer.firstName} ${reviewer.lastName}` })}
        onClick={() => onEdit(reviewer)}
      />
      <span className={styles.words}>
        <ExpertiseText text={reviewer.areasOfExpertise} max={100} />
      </span>
    </span>
  );
}
