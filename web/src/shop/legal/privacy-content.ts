import { siteSettings } from '@kowhai/domain/site-settings';
import type { LegalDocument } from './legal-document.ts';

const { name, email, freephone, postalAddress } = siteSettings;

export const privacyContent: LegalDocument = {
  title: 'Privacy',
  lead: `What ${name} keeps about you, why, who sees it, and how to see it, correct it or have it removed. It is written to the Privacy Act 2020.`,
  updated: '15 January 2025',
  sections: [
    {
      id: 'what',
      title: 'What we keep',
      paragraphs: ['Only what you give us, and what follows from it:'],
      list: [
        'Your account: name, email, phone number and postal address. Your password is kept only in a scrambled form that nobody can read back, us included.',
        'Your orders: the plans and hardware, the address to connect, the prices, and each change of status.',
        'Your enquiries: what you wrote in the contact form, and how to reach you.',
        'The mails that we sent you about any of these, and a record of sign-in attempts, kept briefly to stop people guessing passwords.',
      ],
    },
    {
      id: 'why',
      title: 'Why we keep it',
      paragraphs: [
        'To check what your address can get, connect it, send what you ordered, answer you, and keep the records that the law asks of a business. We do not use it for anything else, and we do not sell it.',
        'You can look around, compare plans and fill a cart without telling us who you are. If you leave out details that an order asks for, the only consequence is that we cannot take the order.',
      ],
    },
    {
      id: 'who',
      title: 'Who gets it',
      paragraphs: ['Our own staff, as far as their work needs it, and:'],
      list: [
        'The network company that serves your address, and the courier: your name, address and phone number, once you have confirmed an order.',
        'Google, which runs the computers and the database of this site for us in Sydney, Australia.',
        'SendGrid, which delivers our email, and so handles the address and text of each message in the United States.',
        'Somebody the law obliges us to tell, such as a court.',
      ],
    },
    {
      id: 'browser',
      title: 'What stays in your browser',
      paragraphs: [
        'This site keeps your cart, and while you are signed in your name and the sign-in itself, in your browser’s own storage, so that nothing is lost when you come back. Signing out removes them. What you type into a form stays in that tab until you send it or close the tab; passwords never do. There are no advertising cookies and no trackers.',
        'Pages of the shop that you have opened are kept on your device as well, so that they open without a connection. Nothing about you is in those copies, and the next version of the site replaces them.',
      ],
    },
    {
      id: 'how-long',
      title: 'How long we keep it',
      paragraphs: [
        'Your account stays until you close it. Orders stay for at least seven years after they are made, because tax law asks for that. Enquiries are removed after two years, and our copies of the mails that we sent you after 90 days. Reset codes and the records of sign-in attempts are removed within days.',
      ],
    },
    {
      id: 'your-rights',
      title: 'See it, correct it, close it',
      paragraphs: [
        `Sign in and open your profile to see and correct your details, see your orders, download what we hold about you, and close your account. For everything else email ${email}, call ${freephone} or write to ${postalAddress}. We answer as soon as we can, and within the 20 working days that the Act allows.`,
        'When an account is closed, its sign-in and profile are removed at once. Orders stay for as long as said above, with the name that they were placed under.',
        'If you are not happy with our answer, the Office of the Privacy Commissioner can look into it, free of charge, at privacy.org.nz.',
      ],
    },
    {
      id: 'safety',
      title: 'How we look after it',
      paragraphs: [
        'Everything travels encrypted. Staff see customer details only after signing in, and a removed staff account loses access at once. If something went wrong that could seriously harm you, we would tell you and the Privacy Commissioner.',
      ],
    },
  ],
};
