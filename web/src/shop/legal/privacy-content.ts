import { siteSettings } from '@kowhai/domain/site-settings';
import type { LegalDocument } from './legal-page.tsx';

const { name, email, freephone, postalAddress } = siteSettings;

export const privacyContent: LegalDocument = {
  title: 'Privacy',
  lead: `What ${name} keeps about you, why, who sees it, and how to see it, correct it or have it removed. It follows the Privacy Act 2020.`,
  updated: '28 November 2026',
  sections: [
    {
      id: 'what',
      title: 'What we keep',
      paragraphs: ['Only what you give us, and what follows from it:'],
      list: [
        'Your account: name, email, phone number and postal address. Your password is kept only in a scrambled form that nobody can read back, us included.',
        'Your orders: the plans and hardware, the address to connect, the prices, each change of status, and what our staff noted about them. If you tell us, also who your provider is now, your account number there, and what you agreed to when you asked us to arrange the switch.',
        'Your enquiries: what you wrote in the contact form, how to reach you, and what we replied.',
        'Which of our staff changed something about your account or an order, and when.',
        'The emails we sent you about any of these, and a record of sign-in attempts, kept briefly to stop people guessing passwords.',
      ],
    },
    {
      id: 'why',
      title: 'Why we keep it',
      paragraphs: [
        'To check what your address can get, connect it, send what you ordered, reply to you, and keep the records that the law asks of a business. We don’t use it for anything else, and we don’t sell it.',
        'While you type an address, your browser suggests streets from a list that came with this site. What you type stays in your browser until you send the form.',
        'You can look around, compare plans, check an address and fill a cart without telling us who you are. If you leave out details an order asks for, all that happens is that we can’t take the order.',
      ],
    },
    {
      id: 'who',
      title: 'Who gets it',
      paragraphs: ['Our own staff, as far as they need it for their work, and:'],
      list: [
        'The network company that serves your address, and the courier: your name, address and phone number, once you’ve confirmed an order.',
        'Your present provider: your name, address and account number, if you’ve agreed that we arrange the switch.',
        'Google, which runs this site’s computers and database for us in Sydney, Australia.',
        'SendGrid, which delivers our email, and so handles each message’s address and text in the United States.',
        'Anyone the law requires us to tell, such as a court.',
      ],
    },
    {
      id: 'browser',
      title: 'What stays in your browser',
      paragraphs: [
        'This site keeps your cart in your browser’s own storage, so nothing is lost when you come back. While you’re signed in, your name and the sign-in itself are kept there too. Signing out removes all three. What you type into a form stays in that tab until you send it or close the tab, but passwords are never kept. There are no advertising cookies and no trackers.',
        'Shop pages you’ve opened are kept on your device too, so they open without a connection. There’s nothing about you in those copies, and the next version of the site replaces them.',
      ],
    },
    {
      id: 'how-long',
      title: 'How long we keep it',
      paragraphs: [
        'Your account stays until you close it. Orders stay for at least seven years after they are made, because tax law asks for that. Enquiries and our replies are removed after two years, and our copies of the emails that we sent you after 90 days. Reset codes and the records of sign-in attempts are removed within days.',
        'The list of what our staff changed is kept for seven years, for enquiries for two. It says that something was changed and not what you had written, and your name goes from it when your account does.',
        'Safety copies, of all of this and of the accounts, are made every day and are gone after 14 weeks at most. Until then they may still hold what was removed; nobody looks into them unless something has to be restored.',
      ],
    },
    {
      id: 'your-rights',
      title: 'See it, correct it, close it',
      paragraphs: [
        `Sign in and open your profile to see and correct your details, see your orders, download what we hold about you, and close your account. For anything else, email ${email}, call ${freephone} or write to ${postalAddress}. We’ll reply as soon as we can, and within the 20 working days that the Act allows.`,
        'When an account is closed, its sign-in and profile are removed straight away. Orders stay for as long as we say above, under the name they were placed in.',
        'If you’re not happy with our answer, the Office of the Privacy Commissioner can look into it, free of charge, at privacy.org.nz.',
      ],
    },
    {
      id: 'safety',
      title: 'How we look after it',
      paragraphs: [
        'Everything is encrypted on its way. Staff only see customer details after signing in, and a removed staff account loses access straight away. If something went wrong that could seriously harm you, we’d tell you and the Privacy Commissioner.',
      ],
    },
    {
      id: 'sources',
      title: 'Where our list of streets comes from',
      paragraphs: [
        'The names of streets and places are from Toitū Te Whenua Land Information New Zealand (NZ Addresses, July 2026), under CC BY 4.0: creativecommons.org/licenses/by/4.0. We put them in files by their first letters and left out what we don’t need. The postcodes are from the open_nz_postcodes project, under CC0.',
      ],
    },
  ],
};
