/** English -> Dutch: refusals about accounts, signing in and the journal's settings. */
export const ACCOUNT_MESSAGES: Readonly<Record<string, string>> = {
  'This person has no second factor.': 'Deze persoon heeft geen tweede factor.',
  'Only the account holder can change how they sign in, not someone signed in as them.':
    'Alleen de persoon zelf kan wijzigen hoe die zich aanmeldt, niet iemand die namens die persoon is aangemeld.',
  'This authenticator app or passkey does not exist.': 'Deze authenticator-app of passkey bestaat niet.',
  'This passkey belongs to an account already.': 'Deze passkey hoort al bij een account.',
  'Please add an authenticator app or a passkey first.': 'Voeg eerst een authenticator-app of een passkey toe.',
  'This password is easy to guess. Please choose a longer one, such as four words that do not belong together.':
    'Dit wachtwoord is makkelijk te raden. Kies een langer wachtwoord, zoals vier woorden die niet bij elkaar horen.',
  'Please choose a password without your name or address in it.': 'Kies een wachtwoord zonder uw naam of adres erin.',
  'Only the account holder can agree, not someone signed in as them.':
    'Alleen de persoon zelf gaat akkoord, niet iemand die namens die persoon handelt.',
  'Someone else has changed this text. Please reload the page.':
    'Iemand anders heeft deze tekst gewijzigd; laad opnieuw.',
  'The text about your data has changed. Please read it and agree again.':
    'De tekst over uw gegevens is gewijzigd. Lees deze en ga opnieuw akkoord.',
  'You are an author of a manuscript of this journal. Another member of the office has to merge accounts, since this would show who reviews it.':
    'U bent auteur van een manuscript van dit tijdschrift. Een ander lid van de redactie moet accounts samenvoegen, omdat anders zichtbaar wordt wie het beoordeelt.',
  'This user does not exist.': 'Deze gebruiker bestaat niet.',
  'There is already an account with this email address.': 'Er is al een account met dit e-mailadres.',
  'There is already an account with this ORCID iD. Sign in to it, and link ORCID on its profile.':
    'Er is al een account met deze ORCID iD. Meld u daarbij aan en koppel ORCID in het profiel.',
  'The link is not complete. Please open it from the mail again.':
    'De link is niet volledig. Open hem opnieuw vanuit de mail.',
  'Please choose a language from the list.': 'Kies een taal uit de lijst.',
  'You would not be able to sign in any more, because your account has no password. Set one first with the link that we can email you, then unlink.':
    'U zou zich niet meer kunnen aanmelden: uw account heeft geen wachtwoord. Stel er eerst een in met de link die wij u kunnen mailen, en ontkoppel daarna.',
  'Your account is not linked to this provider.': 'Uw account is niet aan deze aanbieder gekoppeld.',
  'Please start the sign-in again.': 'Begin opnieuw met aanmelden.',
  'This sign-in was used already, or took too long. Please start again.':
    'Deze aanmelding is al gebruikt of duurde te lang. Begin opnieuw.',
  'Another account here is linked to this sign-in. Sign in to that account, and unlink it there first.':
    'Een ander account hier is aan deze aanmelding gekoppeld. Meld u bij dat account aan en ontkoppel het daar eerst.',
  'This account is closed. Please ask the editorial office.':
    'Dit account is gesloten. Neem contact op met de redactie.',
  'Linking was started in another account, or the session has ended. Sign in, and start again.':
    'Het koppelen is in een ander account begonnen, of de sessie is beëindigd. Meld u aan en begin opnieuw.',
  'This sign-in method is not switched on.': 'Deze manier van aanmelden staat niet aan.',
  'This sign-in is not known. Please start again.': 'Deze aanmelding is niet bekend. Begin opnieuw.',
  'This sign-in was used already. Please start again.': 'Deze aanmelding is al gebruikt. Begin opnieuw.',
  'This sign-in took longer than 10 minutes. Please start again.':
    'Deze aanmelding duurde langer dan 10 minuten. Begin opnieuw.',
  'This sign-in was started in another browser or tab. Please start again here.':
    'Deze aanmelding is in een andere browser of een ander tabblad begonnen. Begin hier opnieuw.',
  'Please choose another account of this person.': 'Kies een ander account van deze persoon.',
  'Another member of the office has to merge your own accounts.':
    'Uw eigen accounts moeten door iemand anders van de redactie worden samengevoegd.',
  'Accounts cannot be merged while you are signed in as another user.':
    'Accounts kunnen niet worden samengevoegd terwijl u als een andere gebruiker bent aangemeld.',
  'Your group does not have permission to merge these accounts.': 'Uw groep mag deze accounts niet samenvoegen.',
  'You are not signed in as another person.': 'U bent niet als een ander aangemeld.',
  'Only the account holder can request this link, not someone signed in as them.':
    'Alleen de persoon zelf kan om deze link vragen, niet iemand die namens die persoon is aangemeld.',
  'There is no address to confirm.': 'Er is geen adres om te bevestigen.',
  'Your group does not have permission to send this person a link.': 'Uw groep mag deze persoon geen link sturen.',
  'This group does not exist': 'Deze groep bestaat niet',
  'You cannot change your own group.': 'U kunt uw eigen groep niet wijzigen.',
  'This person has not confirmed the address yet. Until then the group cannot change.':
    'Deze persoon heeft het adres nog niet bevestigd. Tot dan kan de groep niet worden gewijzigd.',
  'Only the account holder can change the password or the address. You can send them a link.':
    'Alleen de persoon zelf kan het wachtwoord of het adres wijzigen. U kunt een link sturen.',
  'Only the account holder can change the password or the address, not someone signed in as them.':
    'Alleen de persoon zelf kan het wachtwoord of het adres wijzigen, niet iemand die namens die persoon is aangemeld.',
  'Your account has no password yet. Set one first with the link that we can email you.':
    'Uw account heeft nog geen wachtwoord. Stel er eerst een in met de link die wij u kunnen mailen.',
  'This iD came from ORCID and cannot be replaced by a typed one.':
    'Deze iD komt van ORCID en kan niet door een getypte worden vervangen.',
  'You may only edit your own account.': 'U mag alleen uw eigen account bewerken.',
  'Your group does not have permission to edit this account.': 'Uw groep mag dit account niet bewerken.',
  'The current password is wrong.': 'Het huidige wachtwoord klopt niet.',
  'Please enter your current password.': 'Voer uw huidige wachtwoord in.',
  'The email address or the password is wrong.': 'Het e-mailadres of het wachtwoord klopt niet.',
  'The password is wrong': 'Het wachtwoord klopt niet',
  'This link is no longer valid. Please use Forgot password on the sign-in page.':
    "Deze link is niet meer geldig. Gebruik 'Wachtwoord vergeten' op de aanmeldpagina.",
  'You are already signed in as another person. Please return to your own account first.':
    'U bent al als een ander aangemeld. Keer eerst terug naar uw eigen account.',
  'You are already signed in as yourself.': 'U bent al als uzelf aangemeld.',
  'Your group does not have permission to sign in as this person.':
    'Uw groep mag zich niet als deze persoon aanmelden.',
  'This is your own address or ORCID iD. You cannot create a second account for yourself.':
    'Dit is uw eigen adres of ORCID iD. U kunt geen tweede account voor uzelf maken.',
  'This session has already ended.': 'Deze sessie is al beëindigd.',
  'Only the account holder can see and end these sessions, not someone signed in as them.':
    'Alleen de persoon zelf ziet en beëindigt deze sessies, niet iemand die namens die persoon handelt.',
  'This link is not valid. Please open it from the newest mail again.':
    'Deze link is niet geldig. Open hem opnieuw vanuit de nieuwste mail.',
  'This link was used already, or replaced by a newer one.':
    'Deze link is al gebruikt, of door een nieuwere vervangen.',
  'This link has expired. Sign in and request a new one on your profile.':
    'Deze link is verlopen. Meld u aan en vraag een nieuwe aan in uw profiel.',
  'This link belongs to another account. Sign out, and sign in with the account that you want to confirm.':
    'Deze link hoort bij een ander account. Meld u af, en meld u aan met het account dat u wilt bevestigen.',
  'Only the account holder can confirm an address, not someone signed in as them.':
    'Alleen de persoon zelf kan een adres bevestigen, niet iemand die namens die persoon is aangemeld.',
  'Your group does not have permission to move this person to that group.':
    'Uw groep mag deze persoon niet naar die groep verplaatsen.',
  'You may only see your own record.': 'U mag alleen uw eigen gegevens zien.',
  'A test goes to your own address. Please return to your own account first.':
    'Een test gaat naar uw eigen adres. Keer eerst terug naar uw eigen account.',
  'This email address is already on the blacklist.': 'Dit e-mailadres staat al op de zwarte lijst.',
  'This entry is no longer on the blacklist.': 'Dit item staat niet meer op de zwarte lijst.',
  'Please give a short reason.': 'Geef een korte reden.',
  'There is no such mail template.': 'Dit mailsjabloon bestaat niet.',
  'There is no such logo.': 'Dit logo bestaat niet.',
  'Please choose a time zone.': 'Kies een tijdzone.',
  'Please choose who gets line numbers.': 'Kies wie regelnummers krijgt.',
  'Please choose which authors are asked to confirm.': 'Kies welke auteurs bevestigen.',
  'Please choose questions from the list.': 'Kies vragen uit de lijst.',
  'Please choose types from the list.': 'Kies typen uit de lijst.',
  'Please choose review modes from the list.': 'Kies beoordelingsvormen uit de lijst.',
  'Please choose groups of staff.': 'Kies groepen van medewerkers.',
  'Please enter a colour as # and six digits or letters a to f, such as #1a6b54.':
    'Voer een kleur in als # en zes cijfers of letters a tot en met f, zoals #1a6b54.',
  'Please confirm your email address first, with the link in the email that we sent you.':
    'Bevestig eerst uw e-mailadres, met de link in de mail die wij u hebben gestuurd.',
  'Your group needs a second factor to sign in. Please add one first.':
    'Uw groep heeft een tweede factor nodig om zich aan te melden. Voeg er eerst een toe.',
  'Please confirm that it is you, and try again.': 'Bevestig dat u het bent en probeer het opnieuw.',
  'Your previous session has expired. Please login.': 'Uw vorige sessie is verlopen. Meld u opnieuw aan.',
  'Firstname is required': 'Voornaam is verplicht',
  'Lastname is required': 'Achternaam is verplicht',
  'Email is required': 'E-mailadres is verplicht',
  'Email is not valid': 'E-mailadres is niet geldig',
  'Emails do not match': 'De e-mailadressen komen niet overeen',
  'Password is required': 'Wachtwoord is verplicht',
  'Please use at least 12 characters': 'Gebruik minstens 12 tekens',
  'Passwords do not match': 'De wachtwoorden komen niet overeen',
  'Orcid not valid (xxxx-xxxx-xxxx-xxxx)': 'ORCID is niet geldig (xxxx-xxxx-xxxx-xxxx)',
  'Please choose a country from the list': 'Kies een land uit de lijst',
  'Phone number not valid (for example +31 20 566 9111)':
    'Telefoonnummer is niet geldig (bijvoorbeeld +31 20 566 9111)',
  'Please enter a whole number from {min} to {max}.': 'Voer een geheel getal van {min} tot en met {max} in.',
  'This template was changed by someone else. Please reload the page.':
    'Iemand anders heeft dit sjabloon gewijzigd; laad de pagina opnieuw.',
  'This template was changed by {name}. Please reload the page.':
    'Dit sjabloon is gewijzigd door {name}; laad de pagina opnieuw.',
  'Your group does not have permission to create accounts in the group {group}.':
    'Uw groep mag geen accounts maken in de groep {group}.',
  'Please type the email address of the account to confirm.': 'Typ ter bevestiging het e-mailadres van het account.',
  'These settings would erase something. Look at what would go, and confirm.':
    'Met deze instellingen zou er iets worden gewist. Bekijk wat er zou verdwijnen, en bevestig.',
  'A person cannot be erased while you are signed in as another user.':
    'Een persoon kan niet worden gewist terwijl u als een ander bent aangemeld.',
  'Only the account holder can download their data, not someone signed in as them.':
    'Alleen de persoon zelf downloadt de eigen gegevens, niet iemand die namens die persoon handelt.',
  'The journal sends no reviews to ORCID at the moment.':
    'Het tijdschrift stuurt op dit moment geen reviews naar ORCID.',
  'Please connect your ORCID iD first, under ‘Sign-in methods’.':
    'Koppel eerst uw ORCID iD, onder ‘Manieren om u aan te melden’.',
  'You did not agree at ORCID. Nothing has changed.':
    'U hebt bij ORCID geen toestemming gegeven. Er is niets gewijzigd.',
  'ORCID cannot be reached at the moment. Please try again later.':
    'ORCID is op dit moment niet bereikbaar. Probeer het later opnieuw.',
  'ORCID did not give the permission. Please start again.': 'ORCID heeft de toestemming niet gegeven. Begin opnieuw.',
  'This was started in another browser or account, was finished already, or took longer than 10 minutes. Please start again.':
    'Dit is in een andere browser of met een ander account begonnen, was al afgerond, of duurde langer dan 10 minuten. Begin opnieuw.',
  'Your account has the ORCID iD {proven}. At ORCID you were signed in as {orcid}, so nothing has changed.':
    'Uw account heeft de ORCID iD {proven}. Bij ORCID was u aangemeld als {orcid}, dus er is niets gewijzigd.',
  'Please start again.': 'Begin opnieuw.',
  'The journal cannot delete this entry now. You can delete it at ORCID.':
    'Het tijdschrift kan deze vermelding nu niet verwijderen. U kunt deze bij ORCID verwijderen.',
  'This entry is at an ORCID address that the journal no longer uses, so the journal cannot delete it.':
    'Deze vermelding staat op een ORCID-adres dat het tijdschrift niet meer gebruikt. Het tijdschrift kan haar daarom niet verwijderen.',
  'There is no such entry.': 'Deze vermelding bestaat niet.',
  'Another webmaster has to erase your own account.': 'Een andere webmaster moet uw eigen account wissen.',
  'The account is closed. The data about this person is being erased; this can take a few minutes.':
    'Het account is gesloten. Wat over deze persoon wordt bewaard, wordt gewist; dat kan enkele minuten duren.',
  'This is not the id of a blacklist entry.': 'Dit is niet de id van een item op de zwarte lijst.',
};
