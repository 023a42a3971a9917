-- The answers of the puzzles that come with the bot are public: trying them must not make a rating surer. These came with it
-- so far.
alter table puzzle add column is_shipped integer not null default 0;
update puzzle set is_shipped = 1 where id in (
    '1aa02ad48bdd', '5e3ecd0a6cbd', '6a975dac2b0d', 'e4345535bbbb', 'c4711c3badfe', '5cdabb953530', '2bfee6298f27',
    '789dd22518e8', 'd64f604a9d21', 'a54481633ad4', '61b733c063c0', '2990df977b3a', '84c98427dcbb', '8e5f08aae7b9',
    '591127d47732', '48783232c7e7', '650bce118651', 'f0444db9321c', '7a742f6fff4e', '6523b18dd18d', 'f840b1a4910d',
    '6b6f36bc1290', '0f8207d075b3', '58a595217c6b', '35709f93f203', '6e9d5232b16f', '375e9b0c1a64', '537e8fffb162',
    '41be3856cfbf', '5a8cdc37bc02', '25c70e041bb7', '0b159c08559b', '3c95ce574ae5', 'a4328eb702c1', 'e6887ecbd6da',
    '1b998b42982e', 'a16ccf76174a', '70153a69145a', 'b95c9074c475', 'cddf8759da10', 'e5ae1932a7aa', 'cbc38717f8bd',
    'e77f29a342a2', '3eeeda8ad1b2', 'dac2f45b9108', 'bbeadcf1d635', '5744209239d2', 'db102b40ce69', 'bbfba3fc77b5',
    '3d0f6d91db8b', '99cbbff0653c', '97aba8efb54e', '9d24ecb6f8fb', 'e8c2788e6f70', 'c7cbefb59304', '0edecb2dc3fd',
    '3ed9b2659ad6', '74c4826c7182', 'fc07b28b1174', '3a490617b747', '147012b88904', '517365fbb919', '6484af012d54',
    '4127b885c5f3', 'e352d53c1e81', 'c3a9e0db2695', '7f85eaff3b36', '7bf22dc57c1a', '43257c336345', '01bf687f2afd',
    '674926a2866a', 'ff4d3ecedba1', '67e6d4c3e89f', 'b2e3d2a57e6a', '82b78161983c', '87ce13419de6', '1d5ff580650d',
    'fc5abc89104d', '9fd2d5a8e6a2', 'ca7cc61dc8be', '74d5980330b8', '0f9a6e7b08f9', '3d39757904d1', '3c1cfb1e0d7b',
    'deb42bab3171', '32625b8c90b9', '64d3dc70c5e2', '046a9a5da718', '8da9f74cc438', '6b92055772f4', 'b50dc0cd1654',
    '0434c92ddf94', 'ddad91ae53bf', 'f00ea571a85a', 'fe3a9831a0b2', '0ee5f5e86fa4', 'a9c154df8313', 'dceba045d221',
    'beced37f884b', 'ed9ecc071c44', '2af7fe621538', 'afb05233c6f4', '988a7b710330', '15b2d6b4da0c', '78f51878b7bd',
    '6e08b2464743', '90f91d28c5f8', '86c78ab3f6ff', 'f9ed48dd48e2', '072c83923250', '49d4d723e070', 'cde7774f0ca8',
    '1a6f67463f59', 'fc29d33e5462', 'fb4636ecf079', '54664426bf4f', 'f69a3d919b2d', '65cd22a165d0', '175704ddb560',
    '00c02f441e64'
);
-- Whether a try changes ratings: not if its person could have seen the answer before.
alter table puzzle_try add column is_rated integer not null default 1;
