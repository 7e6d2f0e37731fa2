'use strict';

// firebase.json has this run before functions or pages are deployed, whoever deploys them.
if (!process.env.KOWHAI_DEPLOY) {
  console.error(
    'Nothing was deployed. Please use "npm run deploy": it builds first, keeps the scripts of open pages, and tests the live site.',
  );
  process.exit(1);
}
