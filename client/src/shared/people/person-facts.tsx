import { Badge, Link, makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { countryLabel, groupText, type PersonPage, SENIORITY_LABELS, t } from '@contracts';
import { Card } from '../display/card';
import { OrcidId } from '../orcid/orcid-id';
import { AddressMarkBadge, MarkedAddresses } from './address-marks';

const useStyles = makeStyles({
  facts: { display: 'grid', rowGap: tokens.spacingVerticalM, margin: 0, overflowWrap: 'anywhere' },
  name: { ...typographyStyles.caption1, color: tokens.colorNeutralForeground2 },
  value: { margin: 0 },
});

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const joined = (...parts: (string | null)[]): string => parts.filter((part) => part).join(', ');

/** The facts about the person; empty fields are left out. */
export function PersonFacts({ person }: { person: PersonPage }) {
  const styles = useStyles();
  const { group, institute, department, city, country, email, orcid, authenticatedOrcid } = person;
  const facts: [string, ReactNode][] = [
    [t('Group'), capital(groupText(group))],
    [t('Institute'), joined(department, institute)],
    [t('Place'), joined(city, country === null ? null : countryLabel(country))],
    [t('Email'), <Email key="email" email={email} unproven={person.unproven} />],
    ['ORCID', orcid && <OrcidId key="orcid" orcid={orcid} authenticated={authenticatedOrcid} />],
    [t('Areas of expertise'), person.areasOfExpertise],
    [t('Seniority'), person.seniorityLevel && SENIORITY_LABELS[person.seniorityLevel]],
  ];
  return (
    <MarkedAddresses addresses={[email]}>
      <Card title={t('Person')}>
        <dl className={styles.facts}>
          {facts
            .filter(([, value]) => value !== null && value !== '')
            .map(([name, value]) => (
              <div key={name}>
                <dt className={styles.name}>{name}</dt>
                <dd className={styles.value}>
                  <bdi>{value}</bdi>
                </dd>
              </div>
            ))}
        </dl>
      </Card>
    </MarkedAddresses>
  );
}

function Email({ email, unproven }: { email: string; unproven: boolean }) {
  return (
    <>
      <Link inline href={`mailto:${email}`}>
        {email}
      </Link>{' '}
      <AddressMarkBadge email={email} />
      {unproven && (
        <>
          {' '}
          <Badge appearance="tint" color="warning">
            {t('Not confirmed')}
          </Badge>
        </>
      )}
    </>
  );
}
