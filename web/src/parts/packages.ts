import { chakra } from '@chakra-ui/react';
import createCache from '@emotion/cache';
import { QueryClient } from '@tanstack/react-query';
import { BrowserRouter } from 'react-router-dom';
import { create } from 'zustand';

/** The second part of `entry.ts`: the packages under every page. */
export const packagesPart = [BrowserRouter, QueryClient, create, chakra, createCache];
